/** The groups that icons are listed in, in their order. */
export const ICON_GROUPS = [
  'people',
  'talk',
  'business',
  'time',
  'documents',
  'places',
  'nature',
  'food',
  'devices',
  'media',
  'tools',
  'health',
  'play',
  'arrows',
  'signs',
  'text',
] as const;
export type IconGroup = (typeof ICON_GROUPS)[number];

/**
 * Words in the names of icons, and the group that an icon with one of them is in: the set has no groups of its own. The first
 * list with a word of a name counts, so that `clock-arrow-up` is an arrow last.
 */
const WORDS: readonly (readonly [IconGroup, string])[] = [
  ['time', 'calendars timeline alarm calendar clock hourglass timer watch history'],
  ['documents', 'sticker certificate lectern letters book bookmark clipboard file files folder folders folds library newspaper notebook note notes paperclip archive save printer sticky scroll inbox'],
  ['people', 'face mouth transgender biceps id accessibility angry annoyed baby brain contact drama ear eye footprints frown hand handshake heart laugh meh person skull smile speech thumbs user users venus mars'],
  ['business', 'package vote handbag dram taka manat tenge dirham barcode gavel ad badge-cent badge-dollar badge-euro badge-percent banknote bitcoin briefcase calculator cent chart coins credit currency dollar euro factory gem hand-coins landmark percent philippine piggy pound presentation receipt ruble rupee saudi scale scales shopping store swiss tag tags ticket tickets trending turkish wallet yen georgian kanban gantt'],
  ['health', 'germ iv-bag cigarette cannabis tablets toothbrush life-buoy activity ambulance bandage biohazard bone cross dna heart-pulse hospital microscope pill radiation stethoscope syringe test thermometer tooth virus'],
  ['talk', 'mails reply captions closed-caption link unlink external-link antenna at bell cast languages mail mailbox megaphone message messages mic phone podcast radio rss satellite send share signal text-quote voicemail wifi'],
  ['places', 'bridge dam mosque lighthouse motorbike scooter park faucet dome shelving birdhouse anchor armchair bath bed bike building bus cable car caravan castle church compass construction door earth fence fuel globe helicopter hotel house houses lamp lamps luggage map milestone mountain navigation navigation-2 parking pin plane pyramid rail road rocket route sailboat school ship shower signpost sofa square-parking tent toilet tower tractor traffic train tram truck university van warehouse weight'],
  ['food', 'avocado bacon broccoli soda cupcake dessert groceries hamburger glass leafy amphora apple banana bean beef beer cake candy carrot chef cherry citrus coffee cookie cooking croissant cup donut drumstick egg fish-symbol grape ham hop ice lollipop martini microwave milk nut pizza popcorn popsicle refrigerator salad sandwich shrimp soup torus utensils vegan wheat wine'],
  ['nature', 'galaxy orbit plant rose stone parasol bubbles bird bug cactus cat cloud clouds clover cloudy dog droplet droplets eclipse feather fire fish flame flower haze leaf moon palmtree panda paw rabbit rainbow rat shell shrub snail snowflake sparkle sparkles sprout squirrel star stars sun sunrise sunset sunset tornado tree trees turtle umbrella waves wind worm'],
  ['devices', 'sim network cctv drone projector robot fan heater washing-machine vibrate toggle loader airplay app battery binary blocks bluetooth bot braces brackets bug cassette circuit code codepen computer container cpu database disc disk ethernet fax fingerprint git github gpu hard hdmi headset joystick keyboard laptop memory microchip monitor mouse nfc plug pc pocket power qr regex router scan server smartphone square-terminal tablet terminal touchpad tv unplug usb variable webcam webhook workflow zap'],
  ['media', 'boom-box clef turntable theater videotape spotlight eject speaker album audio aperture blend brush camera clapperboard contrast crop drum fast film flip focus frame gallery guitar headphones image images layers metronome music paint paintbrush palette pause pen pencil piano picture pipette play rewind shapes skip spline spray step stop swatch vector video volume wand wallpaper'],
  ['tools', 'atom flask beaker broom brick anvil screw telescope binoculars mop radar highlighter forklift cylinder axe bolt cog cone drill eraser filter flashlight funnel gauge glasses hammer key lasso lightbulb lock locate magnet nut paint-bucket pickaxe pocket-knife recycle ruler scissors search settings shield shovel shredder siren sliders spool stamp stapler toolbox trash trash-2 wrench'],
  ['play', 'playing-card playing-cards tic-tac-toe rugby-ball hockey-stick sport-shoe whistle sword podium hiking tombstone award backpack balloon bow chess club crown diamond dice dices dumbbell ferris fishing flag gamepad ghost gift goal graduation kayak medal origami party puzzle ribbon roller spade swords target tent-tree toy trophy volleyball wand-sparkles zodiac'],
  ['text', 'align baseline between bold case columns heading indent italic justify kerning letter list ligature outdent panel panels paragraph pilcrow quote remove-formatting rows sheet sidebar signature space spell square-menu strikethrough subscript superscript table text type underline vertical whole wrap'],
  ['arrows', 'arrow arrows chevron chevrons corner expand fold fullscreen iteration log maximize merge minimize move redo refresh repeat replace rotate route scaling shrink shuffle split step trending undo unfold download upload import'],
]; // prettier-ignore

const PLACES: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap(([, words], place) => words.split(' ').map((word) => [word, place] as const)),
);

/** The group that an icon is listed in, by its name. */
export function groupOfIcon(name: string): IconGroup {
  const found = [name, ...name.split('-')].map((word) => PLACES.get(word) ?? WORDS.length);
  return WORDS[Math.min(...found)]?.[0] ?? 'signs';
}
