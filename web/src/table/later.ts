// What a table needs only when somebody does something or something has happened. It is loaded when the table is there.

export { default as Stage } from "../cutscenes/Stage.svelte";
export { default as DeedLayer } from "../deeds/DeedLayer.svelte";
export { default as TalkMenu } from "../talk/TalkMenu.svelte";
export { default as OpenDialog } from "./OpenDialog.svelte";
export { default as ResultPanel } from "./ResultPanel.svelte";
