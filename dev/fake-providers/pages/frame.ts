/** Text of a page, with nothing in it that a browser would run. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#f4f5f7,#131416);--card:light-dark(#fff,#1d1f22);--ink:light-dark(#1b1d21,#eceef0);
--quiet:light-dark(#5c626b,#a5abb3);--line:light-dark(#dfe2e6,#34373c);--accent:light-dark(#3949ab,#9fa8ff);--on:light-dark(#fff,#14163a);
--note:light-dark(#fdf3d8,#3a2f12);--on-note:light-dark(#6a4a00,#f5d789)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 ui-sans-serif,system-ui,sans-serif}
main{max-width:var(--width,27rem);margin:0 auto;padding:1.5rem 1rem 4rem}
.note{background:var(--note);color:var(--on-note);padding:.6rem 1rem;text-align:center;font-size:.875rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.9rem;padding:1.5rem;margin-top:1rem}
h1{font-size:1.35rem;line-height:1.25;margin:0 0 .25rem}h2{font-size:1.05rem;margin:0 0 .75rem}p{margin:.25rem 0 0}.quiet{color:var(--quiet);font-size:.9rem}
fieldset{border:0;padding:0;margin:1.25rem 0 0}legend{font-weight:600;padding:0;margin-bottom:.4rem}
.choice{display:flex;gap:.75rem;align-items:flex-start;padding:.65rem .75rem;border:1px solid var(--line);border-radius:.6rem;margin-top:.5rem;cursor:pointer;min-height:44px}
.choice input{margin-top:.3rem;accent-color:var(--accent)}.choice:has(input:checked){border-color:var(--accent)}
.row{display:flex;gap:.75rem;flex-wrap:wrap;margin-top:1.5rem}.row>*{flex:1 1 8rem}
button,.button{font:inherit;font-weight:600;min-height:44px;padding:.55rem 1.1rem;border-radius:.6rem;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer}
button.main{background:var(--accent);color:var(--on);border-color:transparent}button.small{min-height:36px;padding:.25rem .8rem;font-size:.875rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}a{color:var(--accent)}
label.field{display:block;font-size:.875rem;font-weight:600}label.field input,label.field select{display:block;width:100%;font:inherit;font-weight:400;margin-top:.25rem;min-height:44px;padding:.4rem .6rem;border:1px solid var(--quiet);border-radius:.6rem;background:var(--card);color:inherit}
ul.list{list-style:none;margin:0;padding:0}ul.list li{display:flex;gap:1rem;justify-content:space-between;align-items:center;padding:.75rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
ul.list li:first-child{border-top:0}ul.list form{flex:none}.columns .card{margin:0}.card+.columns{margin-top:1rem}.plain{margin:.25rem 0 0;padding-left:1.2rem}.columns{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr))}
`

/** Every page says that it is a fake. */
export function page(title: string, body: string, width = '27rem'): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body style="--width:${width}">
<div class="note" role="note">This is a fake on your own machine for trying things out. It is not the real service.</div>
<main>${body}</main></body></html>`
}
