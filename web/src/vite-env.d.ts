/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The folder of the icon files, without a slash at its end. */
declare const __ICONS__: string;
