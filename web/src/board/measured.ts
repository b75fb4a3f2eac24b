/** How large an element is, for whoever draws by it. */

import type { Attachment } from "svelte/attachments";

/** Tells it at once and after every change; then with the next picture, so that what it changes is not measured again
 * in the same one. */
export const measured =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (element) => {
    let next = 0;
    const look = (): void => tell(element.clientWidth, element.clientHeight);
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(look);
    });
    look();
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(next);
    };
  };
