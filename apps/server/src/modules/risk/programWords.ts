/**
 * Words of which the messages of browsers, of libraries and of our own programs consist. A fixed list: people who
 * send lines must not decide which names are left in them.
 */
const PROGRAM_WORDS: ReadonlySet<string> = new Set(
  `a abort aborted aborterror access action additional address after all allowed already an and api app application arguments
  array assign at attempt attempted attribute await bad be because before bigint block blocked board body boolean browser buffer
  but by cache call called callback can cancel cancelled cannot canvas change character child chunk class click client clone
  closed code collab color component connection console const constructor content context cookie could create crypto css
  current cycle data database dataclone date declaration default defined delete denied deprecated depth destroyed detached
  device disconnected dispatch document does dom domexception dropped duplicate dynamic dynamically edit element empty end
  error errors eval evaluating event exceeded expected export extension failed failure fetch fetching field file find first for
  forbidden form found frame from function gateway generator get global got handler has hash header hook host html http https
  hydrate hydration id identifier image import imported in index indexeddb infinity initial initialization inner input insert
  instance instanceof int integer internal invalid is it item iterable iterator its javascript json key label language large
  layer layout length level limit line link list load loaded loading local localstorage locale lock log loop main map match
  maximum memory message method missing module more must name nan navigation negative network new next no node non not
  notallowederror notfound notfounderror null number object observer of offline on one online only open operation option or
  origin out overflow page parameter parent parse parser parsing path pending permission pointer policy port position
  possible private promise properties property prototype provider proxy public push query quota quotaexceedederror range
  rangeerror react read reading readonly recursion redirect reducer ref reference referenceerror regexp register rejected
  rejection release reload remove render rendered rendering request required reset resize resolve resource response result
  return root route router run runtime safari same script scroll security securityerror select selector send serialize server
  service set shape signal size slow socket source stack standard state status stop storage store stream string style
  stylesheet submit success suspended symbol sync syntax syntaxerror system table tag target task template test text that the
  then this throw timed timeout timer to token too top transaction transform tree true false try type typeerror unable uncaught
  undefined unexpected unhandled uint8array unknown unload unreachable unsupported update updating upload uri urierror url
  use user utf valid value var variable version view visible void was wasm weakmap websocket when while width window with
  without worker write xhr xml yjs zero`.split(/\s+/u),
);

/** Whether a name is a word that programs use, whatever its case. */
export function isProgramWord(name: string): boolean {
  return PROGRAM_WORDS.has(name.toLowerCase());
}
