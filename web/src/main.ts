import { mount } from "svelte";
import App from "./table/App.svelte";
import { settings } from "./table/settings.svelte";
import { speak } from "./table/words.svelte";
import "./page.css";

await speak(settings.lang);
mount(App, { target: document.body });
