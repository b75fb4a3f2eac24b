import { mount } from "svelte";
import App from "./table/App.svelte";
import { mendParts, PAUSES } from "./table/parts";
import { settings } from "./table/settings.svelte";
import { speak } from "./table/words.svelte";
import "./fonts/fonts.css";
import "./tokens.css";
import "./page.css";

mendParts();
try {
  await speak(settings.lang);
  mount(App, { target: document.body });
} catch {
  // Without a word nothing can be said: once more, until the server is there.
  setTimeout(() => location.reload(), PAUSES.at(-1));
}
