/*
 * Shows boards in other sites: each link of the class `boardwalk-embed` to a published work becomes a frame with its board,
 * as wide as its place, loaded when it comes near. Links that are added later are found too. Without this script the
 * link stays a link.
 *
 *   <a class="boardwalk-embed" href="https://boards.example/community/k7Qm3XpT9wRb">Weekly plan</a>
 *   <script async src="https://boards.example/community/embed.js"></script>
 *
 * `data-ratio` on the link is the shape of the frame, `width/height`; 8/5 by default.
 */
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { origin } = new URL(script.src);
  const work = /^\/community\/(?:file\/|embed\/)?([0-9A-Za-z]{12})\/?$/u;
  const links = 'a.boardwalk-embed[href]';

  /** @param {HTMLAnchorElement} link */
  function show(link) {
    const fileKey = link.origin === origin ? work.exec(link.pathname)?.[1] : undefined;
    if (fileKey === undefined) return;
    const [, width = '8', height = '5'] = /^(\d{1,4})\/(\d{1,4})$/u.exec(link.dataset['ratio'] ?? '') ?? [];
    const frame = document.createElement('iframe');
    frame.src = `${origin}/community/embed/${fileKey}`;
    frame.title = link.textContent.trim() || 'Boardwalk';
    frame.loading = 'lazy';
    frame.allowFullscreen = true;
    // One by one: a policy of the other site may refuse style attributes, not these.
    Object.assign(frame.style, {
      aspectRatio: `${width} / ${height}`,
      border: '0',
      display: 'block',
      width: '100%',
    });
    link.replaceWith(frame);
  }

  const showAll = () => document.querySelectorAll(links).forEach(show);
  showAll();
  new MutationObserver(showAll).observe(document.documentElement, { childList: true, subtree: true });
})();
