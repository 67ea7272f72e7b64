/** The admin console's only style sheet. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --bg: #f5f6f4; --sheet: #fff; --text: #1c211e; --soft: #59625c; --line: #d9ddd8; --field: #838c86;
  --accent: #14614a; --on-accent: #fff; --tint: #e2efe9; --warn: #8a4b08; --warn-tint: #fbeeda; --grave: #a3231b; --grave-tint: #fbe6e4;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #131614; --sheet: #1c201d; --text: #e6eae6; --soft: #a0aaa3; --line: #323834; --field: #6f7972;
    --accent: #6cc7a4; --on-accent: #0c1f17; --tint: #1f332a; --warn: #efb877; --warn-tint: #35291a; --grave: #f19a92; --grave-tint: #3a211f;
  }
}
*, ::before, ::after { box-sizing: border-box; margin: 0; }
body { background: var(--bg); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
  display: grid; grid-template: "top" "nav" "main" 1fr / minmax(0, 1fr); min-block-size: 100dvb; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; inset-inline-start: -99rem; }
.skip:focus { inset: .5rem auto auto .5rem; background: var(--sheet); padding: .5rem 1rem; z-index: 1; }
.aside { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.top { grid-area: top; display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: .5rem 1rem;
  background: var(--sheet); border-block-end: 1px solid var(--line); }
.top a { color: inherit; text-decoration: none; padding-block: .6rem; }
.name { font-weight: 700; }
.clock { font-size: .875rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.clock small { display: none; }
nav { grid-area: nav; border-block-end: 1px solid var(--line); background: var(--sheet); }
nav ul { list-style: none; padding: .5rem 1rem; display: flex; gap: .25rem; overflow-x: auto; scrollbar-width: thin; position: relative; }
nav li:has([aria-current]) { order: -1; }
nav a { display: flex; justify-content: space-between; align-items: center; gap: .5rem; min-block-size: 2.75rem; padding: 0 .75rem;
  border-radius: .5rem; color: inherit; text-decoration: none; white-space: nowrap; }
nav a:hover { background: var(--bg); }
nav [aria-current] { background: var(--tint); color: var(--accent); font-weight: 600; }
.count { background: var(--warn-tint); color: var(--warn); border-radius: 1rem; padding: 0 .5rem; font-size: .8125rem; font-weight: 600; }
main { grid-area: main; padding: 1.25rem 1rem 3rem; inline-size: 100%; max-inline-size: 72rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1rem; line-height: 1.35; }
.lead { color: var(--soft); margin-block: .25rem 1.25rem; max-inline-size: 65ch; }
.notice { background: var(--tint); color: var(--accent); border-radius: .5rem; padding: .75rem 1rem; margin-block-end: 1rem; }
.notice.error { background: var(--grave-tint); color: var(--grave); }
.empty { color: var(--soft); padding: 2rem 1rem; border: 1px dashed var(--line); border-radius: .75rem; text-align: center; }
.cards { display: grid; gap: 1rem; }
.card { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; display: grid; gap: .75rem; align-content: start; }
.card > header { display: flex; justify-content: space-between; align-items: start; gap: 1rem; }
.mark { font-size: .8125rem; font-weight: 600; border-radius: 1rem; padding: .0625rem .625rem; background: var(--bg); color: var(--soft); white-space: nowrap; }
.mark.open { background: var(--warn-tint); color: var(--warn); }
dl { display: grid; gap: .5rem 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
dt, small { color: var(--soft); font-size: .8125rem; }
dd { font-variant-numeric: tabular-nums; }
code { font: .875rem/1.5 ui-monospace, monospace; }
.pictures { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); }
figure img { inline-size: 100%; aspect-ratio: 4/3; object-fit: contain; background: var(--bg); border: 1px solid var(--line); border-radius: .5rem; display: block; }
figcaption { font-size: .8125rem; color: var(--soft); }
.forms { display: flex; flex-wrap: wrap; gap: .5rem; align-items: start; border-block-start: 1px solid var(--line); padding-block-start: .75rem; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
form > .note { flex-basis: 100%; color: var(--soft); font-size: .875rem; }
details { border: 1px solid var(--line); border-radius: .5rem; }
details[open] { flex-basis: 100%; }
summary { min-block-size: 2.75rem; padding: .5625rem 1rem; cursor: pointer; font-weight: 600; }
details > form { padding: 0 1rem 1rem; }
label { display: grid; gap: .125rem; flex: 1 1 14rem; font-size: .875rem; }
label > span { font-weight: 600; }
input, select, button { font: inherit; min-block-size: 2.75rem; border-radius: .5rem; padding: 0 .75rem; }
input, select { inline-size: 100%; min-inline-size: 0; font-size: 1rem; background: var(--sheet); color: inherit; border: 1px solid var(--field); }
button { border: 1px solid transparent; background: var(--accent); color: var(--on-accent); font-weight: 600; padding-inline: 1rem; cursor: pointer; }
button.grave { background: none; border-color: currentColor; color: var(--grave); }
table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem; overflow-wrap: normal; }
td code { overflow-wrap: anywhere; }
tbody tr:last-child > td { border-block-end: 0; }
th, button { white-space: nowrap; }
h2 time + small { display: none; }
th, td { text-align: start; vertical-align: top; padding: .5rem 1rem .5rem 0; border-block-end: 1px solid var(--line); }
th { font-size: .8125rem; color: var(--soft); font-weight: 600; }
.wide { overflow-x: auto; position: relative; background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: .5rem 1rem; }
.mail { white-space: pre-wrap; }
.tiles { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); padding: 0; list-style: none; }
.tiles a { display: grid; gap: .125rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; color: inherit; text-decoration: none; block-size: 100%; align-content: start; }
.tiles a:hover { border-color: var(--accent); }
.tiles b { display: flex; justify-content: space-between; gap: .5rem; }
@media (max-width: 59.99rem) {
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; padding-block: .5rem; border-block-end: 1px solid var(--line); }
  tbody tr:last-child { border-block-end: 0; }
  td { display: block; padding: .125rem 0; border: 0; overflow-wrap: anywhere; }
}
@media (min-width: 60rem) {
  body { grid-template: "top top" auto "nav main" 1fr / 13rem minmax(0, 1fr); }
  nav { border-block-end: 0; border-inline-end: 1px solid var(--line); }
  nav ul { flex-direction: column; position: sticky; inset-block-start: 0; padding: 1rem .75rem; }
  nav li:has([aria-current]) { order: 0; }
  nav a { min-block-size: 2.5rem; }
  main { padding: 1.75rem 2rem 3rem; }
}
`;
