/** Styles for mail clients that support them. The colours are the site's, in a form that mail clients support. */
export const LETTER_STYLES = `
body { margin: 0; padding: 0; background: #f0f9fa; color: #04232c; }
.page { background: #f0f9fa; }
.sheet { max-width: 600px; background: #ffffff; font: 16px/1.5 Figtree, "Segoe UI", Helvetica, Arial, sans-serif; text-align: left; }
.preview { display: none; max-height: 0; overflow: hidden; }
.brand { border-bottom: 4px solid #ffc52f; font-size: 20px; font-weight: 700; }
.words { overflow-wrap: anywhere; }
.words p { margin: 0 0 16px; white-space: pre-line; }
.facts { margin: 0 0 16px; border-collapse: collapse; }
.facts th { width: 38%; font-weight: 600; }
.facts th, .facts td { border-bottom: 1px solid #d3e3e6; vertical-align: top; white-space: pre-line; overflow-wrap: anywhere; }
.action { display: inline-block; padding: 12px 20px; border-radius: 10px; background: #ffc52f; color: #04232c; font-weight: 700; text-decoration: none; }
.words .address { font-size: 13px; color: #3f5a63; }
blockquote { margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 4px solid #8fb3bb; white-space: pre-line; }
.foot { border-top: 1px solid #d3e3e6; font-size: 13px; color: #3f5a63; }
@media (max-width: 420px) {
  .facts th, .facts td { display: block; width: auto; padding: 2px 0; }
  .facts th { border-bottom: 0; padding-top: 8px; }
}
@media (prefers-color-scheme: dark) {
  body, .page { background: #031519; color: #eef6f7; }
  .sheet { background: #072830; color: #eef6f7; }
  .facts th, .facts td, .foot { border-color: #1f4650; }
  .foot, .words .address { color: #b4c8cd; }
  a { color: #8fd0f0; }
  .action { color: #04232c; }
}
`
