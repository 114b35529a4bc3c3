import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import { chromium } from '@playwright/test';
const browser = await chromium.launch(chromiumLaunchOptions());
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };
for (const [name, kind] of [['desk', desk], ['desk2', desk]] as const) {
  const page = await (await browser.newContext(kind)).newPage();
  await page.goto('http://127.0.0.1:4390/community/hot');
  await page.waitForTimeout(3000);
  await page.evaluate('scrollTo(0, 1500)');
  await page.waitForTimeout(2000);
  const seen = await page.evaluate(() => { const links = [...document.querySelectorAll<HTMLAnchorElement>('main article :is(h2, h3) a')]; return links.map((l) => ({ t: l.textContent, top: l.getBoundingClientRect().top, x: l.getBoundingClientRect().x, p: l.pathname })).filter((l) => l.top > 100 && l.top < 850); });
  const { top, x, p } = seen[0]!;
  console.log('before', await page.evaluate('scrollY'), p, seen.length);
  if (name === 'phone') await page.touchscreen.tap(x + 40, top + 8); else await page.mouse.click(x + 40, top + 8);
  await page.waitForURL('**' + p); 
  await page.waitForTimeout(2000);
  await page.goBack();
  for (const ms of [50, 200, 500, 1000, 3000]) { await page.waitForTimeout(ms); console.log(name, ms, page.url(), await page.evaluate('[scrollY, document.documentElement.scrollHeight, document.querySelectorAll("main article").length]')); }
  await page.screenshot({ path: `/tmp/shots/back-${name}.png` });
}
await browser.close();
