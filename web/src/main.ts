import { mount } from "svelte";
import App from "./table/App.svelte";
import { mendParts } from "./table/parts";
import { settings } from "./table/settings.svelte";
import { speak } from "./table/words.svelte";
import "./tokens.css";
import "./page.css";

mendParts();
await speak(settings.lang);
mount(App, { target: document.body });
