const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Who may import whom (docs/ARCHITECTURE.md). The rules are derived from these tables and from the
 * folders that are there: a folder that no table names may import nothing of its neighbours.
 */
const packages = {
  contract: [],
  kit: ['contract'],
  web: ['contract'],
  server: ['contract', 'kit'],
  voice: ['contract', 'kit'],
  bench: ['contract', 'kit', 'server', 'voice', 'e2e'],
  // Its callers speak with the voice room's flite.
  e2e: ['contract', 'kit', 'voice'],
};

/** Folders of voice/src. `main.ts`, which puts the parts together, may import all. */
const rooms = {
  audio: [],
  onnx: [],
  dialogue: [],
  meaning: ['dialogue', 'onnx'],
  rungs: [],
  models: ['dialogue', 'rungs'],
  speech: ['audio', 'onnx', 'rungs'],
  telephony: ['audio', 'onnx'],
  store: ['dialogue'],
  calls: ['telephony', 'speech', 'dialogue', 'store', 'models', 'audio', 'meaning'],
  api: ['calls', 'dialogue', 'models', 'rungs', 'speech', 'store'],
};

/**
 * Rooms of server/src, the lower first: each imports itself and those before it. `main.ts` and
 * `dependencies.ts`, which put the parts together, may import all.
 */
const layers = [
  'db',
  'events',
  'jobs',
  'voiceApi',
  'access',
  'rateLimits',
  'mail',
  'billing',
  'sending',
  'accounts',
  'organisations',
  'sessions',
  'webhooks',
  'customers',
  'scheduling',
  'assistants',
  'inbox',
  'usage',
  'calls',
  'today',
  'serverMessages',
  'forms',
  'accountData',
  'operator',
  'notifications',
  'http',
];

/** Files at the root of server/src that every room may import; `context.ts` is types only. */
const sharedFiles = ['context.ts', 'csv.ts', 'describeError.ts', 'escaped.ts'];

/** Packages whose whole use of npm is known by name. */
const npm = {
  contract: ['zod', '@orpc/contract'],
  'voice/src/dialogue': ['chrono-node', 'luxon', 'libphonenumber-js', 'minisearch'],
  'voice/src/audio': [],
};

const tests = '(^|/)(test|testing)/|\\.test\\.tsx?$';

/** Folders of web/src that are parts of the site; they share what lies in the others. */
const webFeatures = foldersOf('web/src').filter((name) =>
  ['site', 'account', 'assistant', 'operator'].includes(name),
);

function foldersOf(path) {
  const folder = join(__dirname, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function anyOf(names) {
  return `(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`;
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

const packageRules = Object.entries(packages).map(([name, allowed]) =>
  forbid(
    `${name}-imports`,
    `${name} imports ${['itself', ...allowed].join(', ')} only`,
    { path: `^${name}/` },
    {
      path: `^${anyOf(Object.keys(packages))}/`,
      pathNot: `^${anyOf([name, ...allowed])}/`,
    },
  ),
);

const roomRules = foldersOf('voice/src').map((room) =>
  forbid(
    `voice-${room}-imports`,
    `voice/src/${room} imports ${['itself', ...(rooms[room] ?? [])].join(', ')} only`,
    { path: `^voice/src/${room}/`, pathNot: tests },
    { path: '^voice/', pathNot: `^voice/src/${anyOf([room, ...(rooms[room] ?? [])])}/` },
  ),
);

const layerRules = foldersOf('server/src').map((room) => {
  const lower = layers.slice(0, layers.indexOf(room) + 1);
  return forbid(
    `server-${room}-imports`,
    `server/src/${room} imports ${lower.join(', ') || 'nothing: give it its place among the layers'} only`,
    { path: `^server/src/${room}/`, pathNot: tests },
    { path: '^server/', pathNot: `^server/src/(${anyOf(lower)}/|${anyOf(sharedFiles)}$)` },
  );
});

const npmRules = Object.entries(npm).map(([folder, allowed]) =>
  forbid(
    `${folder.replaceAll('/', '-')}-libraries`,
    `${folder} uses ${allowed.join(', ') || 'no library'} only`,
    { path: `^${folder}/`, pathNot: tests },
    {
      path: 'node_modules/',
      ...(allowed.length > 0 ? { pathNot: `node_modules/${anyOf(allowed)}/` } : {}),
    },
  ),
);

const pureRules = ['dialogue', 'audio'].map((room) =>
  forbid(
    `voice-${room}-is-pure`,
    `voice/src/${room} knows no process, no file and no network`,
    { path: `^voice/src/${room}/`, pathNot: tests },
    { path: '^kit/|^(node:)?(fs|net|dgram|http|https|child_process|worker_threads)(/|$)' },
  ),
);

const webRules = webFeatures.map((feature) =>
  forbid(
    `web-${feature}-stands-alone`,
    'parts of the site do not import each other',
    { path: `^web/src/${feature}/` },
    { path: `^web/src/${anyOf(webFeatures)}/`, pathNot: `^web/src/${feature}/` },
  ),
);

module.exports = {
  forbidden: [
    forbid('no-cycles', 'no file imports itself, by whatever way round', {}, { circular: true }),
    forbid('resolvable', 'every import leads somewhere', {}, { couldNotResolve: true }),
    forbid(
      'tests-are-not-imported',
      'what ships does not import tests',
      { pathNot: `${tests}|^e2e/|^bench/|vitest\\.config\\.ts$` },
      { path: tests, pathNot: 'node_modules' },
    ),
    forbid(
      'web-ui-is-lowest',
      'web/src/ui knows no part of the site',
      { path: '^web/src/ui/' },
      { path: '^web/src/(?!ui/|styles/)' },
    ),
    forbid(
      'sql-in-queries',
      'SQL stands in queries.ts and db/ only',
      { path: '^server/src/', pathNot: `(^|/)queries\\.ts$|^server/src/db/|${tests}` },
      { path: 'node_modules/drizzle-orm/' },
    ),
    forbid(
      'http-through-verbs',
      'routes call verbs; queries are for verbs',
      { path: '^server/src/http/' },
      { path: '(^|/)queries\\.ts$' },
    ),
    forbid(
      'verbs-know-no-transport',
      'a feature imports nothing of http/',
      { path: '^server/src/(?!http/|main\\.ts|dependencies\\.ts)', pathNot: tests },
      { path: '^server/src/http/|node_modules/fastify/' },
    ),
    ...packageRules,
    ...roomRules,
    ...layerRules,
    forbid(
      'server-shared-files-are-leaves',
      'what every room imports imports none of them',
      { path: `^server/src/${anyOf(sharedFiles.filter((name) => name !== 'context.ts'))}$` },
      { path: '^server/' },
    ),
    forbid(
      'server-context-is-types',
      'context.ts, which every room imports, takes types only',
      { path: '^server/src/context\\.ts$' },
      { dependencyTypesNot: ['type-only'] },
    ),
    ...npmRules,
    ...pureRules,
    ...webRules,
  ],
  options: {
    // TypeScript 7 has no compiler API that could be asked.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/|^data/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.css', '.json'],
    },
  },
};
