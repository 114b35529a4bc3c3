/** Style of the checkout's pages: complete in itself, light and dark, from 320 px on. Colours follow the site's. */
export const CHECKOUT_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(97.7% 0.0025 75), oklch(19.5% 0.012 250));
  --card: light-dark(oklch(99.4% 0.0015 75), oklch(22.5% 0.013 250));
  --line: light-dark(oklch(88.4% 0.007 245), oklch(38% 0.017 250));
  --edge: light-dark(oklch(58% 0.016 250), oklch(62% 0.017 250));
  --quiet: light-dark(oklch(44% 0.018 250), oklch(76% 0.014 250));
  --ink: light-dark(oklch(24% 0.024 252), oklch(95% 0.004 95));
  --tide: light-dark(oklch(52.5% 0.122 241), oklch(71.5% 0.104 236));
  --tide-deep: light-dark(oklch(45% 0.11 243), oklch(79.5% 0.085 234));
  --on-tide: light-dark(oklch(99.4% 0.0015 75), oklch(21% 0.035 245));
  --caution: light-dark(oklch(45% 0.1 68), oklch(84% 0.12 80));
  --caution-wash: light-dark(oklch(95% 0.05 85), oklch(29% 0.042 75));
  --critical: light-dark(oklch(48% 0.17 26), oklch(77% 0.12 24));
  --critical-wash: light-dark(oklch(96.4% 0.018 22), oklch(28% 0.045 22));
  --positive: light-dark(oklch(49% 0.105 158), oklch(78% 0.13 158));
}
[data-theme='light'] { color-scheme: light; }
[data-theme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
html { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Hiragino Sans', 'Noto Sans', sans-serif; }
body { min-height: 100vh; min-height: 100dvh; display: grid; place-items: start center; padding: 24px 16px; }
@media (min-width: 600px) { body { place-items: center; } }
main { width: 100%; max-width: 420px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
.test { background: var(--caution-wash); color: var(--caution); border-bottom: 1px dashed currentColor; padding: 12px 24px; font-size: 14px; display: flex; flex-wrap: wrap; gap: 0 8px; }
.test strong { font-weight: 650; }
.sheet { padding: 24px; display: grid; gap: 20px; }
.sheet:has(.third) { padding-bottom: 12px; }
@media (max-width: 359px) { .test { padding-inline: 16px; } .sheet { padding-inline: 16px; } }
h1 { font-size: 20px; line-height: 1.3; font-weight: 650; text-wrap: balance; }
.price { font-size: 36px; line-height: 1.15; font-weight: 650; font-variant-numeric: tabular-nums; letter-spacing: -0.01em; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 16px; font-size: 14px; padding-top: 16px; border-top: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { overflow-wrap: anywhere; text-align: end; text-wrap: balance; }
form, .outcome { display: grid; gap: 12px; }
button, .button { display: block; width: 100%; min-height: 44px; padding: 10px 16px; border: 1px solid transparent; border-radius: 10px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.first { background: var(--tide); color: var(--on-tide); }
.first:hover { background: var(--tide-deep); }
.second { background: none; color: var(--ink); border-color: var(--edge); }
.second:hover { border-color: var(--ink); }
.third { background: none; color: var(--tide-deep); }
.third:hover { text-decoration: underline; }
button:focus-visible, .button:focus-visible { outline: 3px solid var(--tide-deep); outline-offset: 2px; }
.wrong:focus { outline: none; }
.wrong { background: var(--critical-wash); color: var(--critical); border-radius: 10px; padding: 12px 16px; font-size: 14px; }
.done { color: var(--positive); }
.text { color: var(--quiet); }
[data-framed], [data-framed] body { background: var(--card); }
[data-framed] body { padding: 0; place-items: start stretch; }
[data-framed] main { max-width: none; border: 0; border-radius: 0; background: none; }
@media (forced-colors: active) { button, .button { border-color: ButtonText; } }
`;
