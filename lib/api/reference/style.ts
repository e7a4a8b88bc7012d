import { readFileSync } from 'node:fs'
import path from 'node:path'

/** In the style itself, since the address that the build gives the file is known to its own pages alone. */
const FONT = readFileSync(path.join(process.cwd(), 'assets/fonts/geist-latin.woff2')).toString('base64')

/** The look of the reference: the colors and the font of the product, no script, nothing from elsewhere. */
export const STYLE = `
@font-face { font-family: Geist; font-weight: 400 600; font-display: swap; src: url(data:font/woff2;base64,${FONT}) format("woff2") }
:root { color-scheme: light dark; --ink: light-dark(#1d1c1a, #efede8); --soft: light-dark(#625f59, #a8a49c); --line: light-dark(#e3e0da, #33322e); --paper: light-dark(#faf9f7, #131312); --card: light-dark(#fff, #1b1b19); --accent: light-dark(#0b6a50, #62cba6); font-family: Geist, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; line-height: 1.5; scroll-padding-top: 1rem }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink) }
a { color: var(--accent); text-underline-offset: .15em }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: .25rem }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .8125rem }
p code, dd code, li code { overflow-wrap: anywhere }
.skip { position: absolute; top: -99rem } .skip:focus { top: 1rem; background: var(--card); padding: .5rem }
.page { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 90rem; margin: 0 auto }
nav { padding: 1.25rem 1rem; border-bottom: 1px solid var(--line); font-size: .875rem }
.home { display: inline-flex; gap: .625rem; align-items: center; min-height: 2.75rem; margin: 0 0 .5rem; color: var(--ink); font-weight: 600; font-size: 1.125rem; letter-spacing: -.025em; text-decoration: none }
.home svg { width: 2rem; height: 2rem } .home rect { fill: var(--accent) } .home path { fill: none; stroke: light-dark(#fff, #06251b); stroke-width: 3; stroke-linecap: round }
.first ol { padding-inline-start: 1.25rem; max-width: 44rem } .first li::marker { color: var(--soft) } .first li > p { margin-bottom: .5rem }
.first { margin-bottom: 2.5rem } .first h2 { margin-top: 0 }
nav ul { list-style: none; margin: 0; padding: 0 }
nav details { margin: 0 0 .25rem }
nav summary { padding: .375rem 0; cursor: pointer; font-weight: 500 }
nav li a { display: flex; gap: .5rem; align-items: baseline; padding: .375rem 0 .375rem .75rem; color: var(--soft); text-decoration: none }
nav li a:hover { color: var(--ink) }
nav .method { font-size: .625rem; min-width: 3.25rem }
main { padding: 1.5rem 1rem 4rem; min-width: 0 }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.025em; margin: 0 0 1rem }
h2 { font-size: 1.375rem; letter-spacing: -.02em; margin: 3.5rem 0 .25rem }
h3 { font-size: 1.0625rem; margin: 0 0 .5rem } h3 a { color: inherit; text-decoration: none } h3 a:hover { text-decoration: underline }
h4 { font-size: .8125rem; margin: 1.5rem 0 .375rem; color: var(--soft); font-weight: 600 }
p { margin: 0 0 .75rem; max-width: 44rem }
.lead { color: var(--soft) }
.call, .object { padding: 2rem 0; border-top: 1px solid var(--line) }
.address { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-bottom: 1rem; max-width: none }
.address code { overflow-wrap: anywhere }
.method { font: 600 .6875rem/1 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--soft) }
.address .method { border: 1px solid currentColor; border-radius: .375rem; padding: .25rem .375rem }
.get { color: light-dark(#1d5fa8, #7db8f0) } .post { color: light-dark(#0b6a50, #62cba6) } .put, .patch { color: light-dark(#8a5200, #e2ac57) } .delete { color: light-dark(#b02a2a, #f08a8a) }
.fields { margin: 0; border: 1px solid var(--line); border-radius: .5rem; background: var(--card) }
.fields > div { padding: .5rem .75rem; border-top: 1px solid var(--line) } .fields > div:first-child { border-top: 0 }
dt { display: flex; flex-wrap: wrap; gap: .125rem .5rem; align-items: baseline; overflow-wrap: anywhere; min-width: 0 }
dt > * { min-width: 0 }
.name { font-weight: 600 } .type, .limit { color: var(--soft); font-size: .8125rem; overflow-wrap: anywhere } .type a { font-weight: 500 }
.required { color: light-dark(#8a5200, #e2ac57); font-size: .75rem }
.status { font: 600 .8125rem/1 ui-monospace, monospace; color: var(--ink) }
dd { margin: .125rem 0 0; font-size: .875rem; color: var(--soft) }
dd details, .errors { margin-top: .375rem } summary { cursor: pointer; color: var(--accent); font-size: .8125rem } .errors { margin-top: 1.5rem }
details > .fields { margin-top: .375rem } .or { margin: .375rem 0; font-size: .8125rem }
.examples { min-width: 0; margin-top: 1.5rem }
figure { margin: 0 0 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); overflow: hidden }
figcaption { padding: .375rem .75rem; font-size: .75rem; color: var(--soft); border-bottom: 1px solid var(--line) }
pre { margin: 0; padding: .75rem; overflow: auto; max-height: 26rem; line-height: 1.45; white-space: pre-wrap; overflow-wrap: anywhere }
pre code { user-select: all }
footer { margin-top: 4rem; color: var(--soft); font-size: .875rem }
@media (min-width: 64rem) {
  .page { grid-template-columns: 17rem minmax(0, 1fr) }
  nav { position: sticky; top: 0; height: 100dvh; overflow: auto; border-bottom: 0; border-inline-end: 1px solid var(--line) }
  main { padding: 2.5rem 2.5rem 6rem }
}
@media (min-width: 80rem) { .columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 27rem); gap: 2.5rem } .examples { margin-top: 0 } .examples > figure { position: sticky; top: 1rem } .examples > figure + figure { position: static } }
`
