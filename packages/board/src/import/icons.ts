/** The icons of FreeMind and Freeplane that an emoji says as well. */
const FREEMIND: Readonly<Record<string, string>> = {
  attach: '📎', back: '⬅️', bell: '🔔', bookmark: '⭐', broken_line: '💔', button_cancel: '❌', button_ok: '✅',
  calendar: '📅', checked: '☑️', clanbomber: '💣', clock: '🕑', closed: '🔒', down: '⬇️', edit: '✏️', encrypted: '🔐',
  family: '👪', female1: '👩', female2: '👩', flag: '🚩', 'flag-black': '🏴', 'flag-blue': '🔵', 'flag-green': '🟢',
  'flag-orange': '🟠', 'flag-pink': '🩷', 'flag-yellow': '🟡', folder: '📁', forward: '➡️', freemind_butterfly: '🦋',
  'full-0': '0️⃣', 'full-1': '1️⃣', 'full-2': '2️⃣', 'full-3': '3️⃣', 'full-4': '4️⃣', 'full-5': '5️⃣', 'full-6': '6️⃣',
  'full-7': '7️⃣', 'full-8': '8️⃣', 'full-9': '9️⃣', go: '🟢', gohome: '🏠', group: '👥', help: '❓', hourglass: '⏳',
  idea: '💡', info: 'ℹ️', kaddressbook: '📇', kmail: '✉️', knotify: '🎵', korn: '📫', ksmiletris: '🙂', launch: '🚀',
  licq: '🌼', list: '📋', Mail: '📧', male1: '👨', male2: '👨', messagebox_warning: '⚠️', 'mindmap': '🧠', password: '🔑',
  pencil: '✏️', penguin: '🐧', prepare: '🟡', redo: '↪️', 'smiley-angry': '😠', 'smiley-neutral': '😐',
  'smiley-oh': '😮', 'smily_bad': '☹️', stop: '🛑', 'stop-sign': '🛑', unchecked: '⬜', undo: '↩️', up: '⬆️',
  video: '🎬', wizard: '🪄', xmag: '🔍', yes: '❗',
}; // prettier-ignore

/** The markers of XMind that an emoji says as well, by the beginning of their names. */
const XMIND: readonly (readonly [string, string])[] = [
  ['priority-1', '1️⃣'], ['priority-2', '2️⃣'], ['priority-3', '3️⃣'], ['priority-4', '4️⃣'], ['priority-5', '5️⃣'],
  ['priority-6', '6️⃣'], ['priority-7', '7️⃣'], ['priority-8', '8️⃣'], ['priority-9', '9️⃣'],
  ['task-start', '⬜'], ['task-done', '✅'], ['task-pause', '⏸️'], ['task-', '⏳'],
  ['flag-red', '🚩'], ['flag-green', '🟢'], ['flag-blue', '🔵'], ['flag-orange', '🟠'], ['flag-purple', '🟣'], ['flag-', '🏳️'],
  ['star-', '⭐'], ['people-', '👤'], ['arrow-up', '⬆️'], ['arrow-down', '⬇️'], ['arrow-left', '⬅️'], ['arrow-right', '➡️'],
  ['arrow-up-left', '↖️'], ['arrow-up-right', '↗️'], ['arrow-down-right', '↘️'], ['arrow-down-left', '↙️'],
  ['arrow-left-right', '↔️'], ['arrow-up-down', '↕️'],
  ['arrow-refresh', '🔄'], ['smiley-smile', '🙂'], ['smiley-laugh', '😄'], ['smiley-angry', '😠'], ['smiley-cry', '😢'],
  ['smiley-surprise', '😮'], ['smiley-boring', '😑'], ['symbol-question', '❓'], ['symbol-exclam', '❗'],
  ['symbol-attention', '⚠️'], ['symbol-info', 'ℹ️'], ['symbol-wrong', '❌'], ['symbol-right', '✅'], ['symbol-pause', '⏸️'],
  ['symbol-pin', '📌'], ['symbol-plus', '➕'], ['symbol-minus', '➖'], ['symbol-heart', '❤️'], ['symbol-idea', '💡'],
  ['symbol-lightning', '⚡'], ['symbol-music', '🎵'], ['symbol-telephone', '📞'], ['symbol-thumbsup', '👍'],
  ['symbol-code', '💻'], ['symbol-medals', '🏅'], ['symbol-money', '💰'], ['symbol-image', '🖼️'], ['symbol-contact', '📇'],
  ['month-', '📅'], ['week-', '📅'], ['c_', '🔹'],
]; // prettier-ignore

/** The emoji for an icon of FreeMind or Freeplane; undefined when there is none. */
export function freemindEmoji(name: string): string | undefined {
  // Freeplane names emoji themselves by their code points.
  const points = /^emoji-([0-9A-F]+(?:-[0-9A-F]+)*)$/i.exec(name)?.[1];
  if (points !== undefined) {
    const codes = points.split('-').map((code) => Number.parseInt(code, 16));
    if (codes.every((code) => code <= 0x10ffff)) return String.fromCodePoint(...codes);
  }
  return Object.hasOwn(FREEMIND, name) ? FREEMIND[name] : undefined;
}

/** Whether a marker of XMind is one that is named so, or whose name begins so: the name of an arrow begins that of another one. */
export const isXmindMarker = (name: string, start: string): boolean =>
  start.startsWith('arrow-') ? name === start : name.startsWith(start);

/** The emoji for a marker of XMind; undefined when there is none. */
export function xmindEmoji(name: string): string | undefined {
  return XMIND.find(([start]) => isXmindMarker(name, start))?.[1];
}
