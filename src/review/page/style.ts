/** How the page of a review looks: a tool, so plain, with the letters of the system. */
export const style = `
:root { color-scheme: light; --ink: #16302b; --line: #c9d6d2; --soft: #f3f7f5; --deep: #0c5a4a; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1rem; color: var(--ink); background: #fff; font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 2.5rem 0 0.25rem; font-size: 1.25rem; }
p { margin: 0.25rem 0; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; }
form[hidden], .item[hidden], section[hidden] { display: none; }
input[type='search'] { min-height: 2.75rem; padding: 0.25rem 0.5rem; border: 1px solid #5b716b; border-radius: 0.4rem; font: inherit; }
input[type='checkbox'] { width: 1.25rem; height: 1.25rem; vertical-align: middle; }
kbd { padding: 0 0.35rem; border: 1px solid var(--line); border-radius: 0.25rem; background: var(--soft); }
.about, .label, .note { color: #42564f; font-size: 0.9rem; }
.item { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; margin: 0.75rem 0; padding: 0.75rem 1rem; border: 1px solid var(--line); border-left: 0.4rem solid #7d938c; border-radius: 0.5rem; scroll-margin: 5rem; }
.item > * { grid-column: 1; }
.item > .accept { grid-column: 2; grid-row: 1 / span 9; align-self: start; }
.item:focus, :focus-visible { outline: 3px solid var(--deep); outline-offset: 2px; }
.alarm { border-left-color: #a32020; background: #fff7f6; }
.added { border-left-color: #1c7a3d; }
.removed { border-left-color: #a32020; }
.moved { border-left-color: #2f5fa8; }
.accepted { opacity: 0.7; }
.accepted .accept { background: var(--deep); color: #fff; }
button { min-width: 2.75rem; min-height: 2.75rem; padding: 0.25rem 0.75rem; border: 1px solid var(--deep); border-radius: 0.4rem; background: #fff; color: var(--deep); font: inherit; cursor: pointer; }
.words { font-size: 1.05rem; white-space: pre-line; }
ins { background: #d3f3dc; color: #0b3d1a; text-decoration: underline 2px; }
del + ins { margin-left: 0.25em; }
del { background: #fbdada; color: #6d1010; text-decoration: line-through 2px; }
.note { padding-left: 0.75rem; border-left: 2px solid var(--line); list-style: none; }
.alarm .note { font-family: ui-monospace, monospace; }
summary { min-height: 2.75rem; padding: 0.6rem 0; cursor: pointer; }
pre { overflow: auto; margin: 0; padding: 0.75rem; background: var(--soft); white-space: pre-wrap; }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin: 1rem 0; }
.pictures .label { width: 100%; }
figure { flex: 0 1 auto; max-width: 100%; margin: 0; }
img { display: block; max-width: 100%; border: 1px solid var(--line); }
@media (max-width: 40rem) {
  .item { grid-template-columns: minmax(0, 1fr); }
  .item > .accept { grid-column: 1; grid-row: auto; justify-self: start; margin-top: 0.5rem; }
  .keys { display: none; }
}
@media print {
  form, .accept { display: none; }
  .item, .pictures { break-inside: avoid; }
  body { max-width: none; padding: 0; font-size: 10pt; }
}
`.trim()
