// Import direction of the monorepo (docs/architecture.md). A violation fails `npm run lint`.
const packages = {
  domain: [],
  search: ['domain'],
  finance: ['domain'],
  config: ['domain', 'search', 'finance', 'ui'],
  'api-contract': ['domain', 'search', 'finance', 'config'],
  ui: [],
  storefront: ['domain', 'search', 'finance', 'config', 'api-contract', 'ui'],
  'search-engine': [],
  testing: ['domain', 'search', 'finance', 'config', 'api-contract'],
};

const direction = Object.entries(packages).map(([name, allowed]) => ({
  name: `${name}-imports`,
  comment: `packages/${name} may import ${allowed.join(', ') || 'nothing'} of ours.`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: '\\.(test|stories)\\.tsx?$' },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}));

/** Floors of the storefront, the lowest first: each may use those below it. The faces of the package bind them all. */
const floors = ['runtime', 'site', 'features', 'pages'];

const floorRules = floors.slice(0, -1).map((floor, height) => ({
  name: `storefront-${floor}-is-below`,
  comment: `${floor} of the storefront may not import ${[...floors.slice(height + 1), 'its faces'].join(', ')}.`,
  severity: 'error',
  from: { path: `^packages/storefront/src/${floor}/`, pathNot: '.test.tsx?$' },
  to: { path: `^packages/storefront/src/(${[...floors.slice(height + 1), 'server', 'client'].join('|')})/` },
}));

/** Floors of the API, the lowest first: ground that all stand on, subjects, and the programs that put them together. */
const apiRules = [
  {
    name: 'api-ground-is-below',
    comment: 'The ground of the API knows no subject and no program.',
    severity: 'error',
    from: { path: '^apps/api/src/ground/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/api/src/(subjects|app)/' },
  },
  {
    name: 'api-subjects-are-below',
    comment: 'A subject of the API knows no program; what it adds to them stands in its module.ts.',
    severity: 'error',
    from: { path: '^apps/api/src/subjects/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/api/src/app/' },
  },
  {
    name: 'api-subjects-by-their-index',
    comment: 'A subject of the API uses another by its index alone.',
    severity: 'error',
    from: { path: '^apps/api/src/subjects/([^/]+)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/api/src/subjects/', pathNot: '^apps/api/src/subjects/($1/|[^/]+/index\\.ts$)' },
  },
  {
    name: 'api-programs-use-subjects-by-index-or-module',
    comment: 'The programs of the API see the index and the module of a subject.',
    severity: 'error',
    from: { path: '^apps/api/src/app/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/api/src/subjects/', pathNot: '^apps/api/src/subjects/[^/]+/(index|module)\\.ts$' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...direction,
    ...floorRules,
    ...apiRules,
    {
      name: 'storefront-pages-stand-alone',
      comment: 'What two pages share is a feature.',
      severity: 'error',
      from: { path: '^packages/storefront/src/pages/([^/]+)/', pathNot: '.test.tsx?$' },
      to: { path: '^packages/storefront/src/(pages|server|client)/', pathNot: '^packages/storefront/src/pages/$1/' },
    },
    {
      name: 'storefront-features-by-their-index',
      comment: 'A feature uses another by its index, or by its server face where that needs a server.',
      severity: 'error',
      from: { path: '^packages/storefront/src/features/([^/]+)/', pathNot: '.test.tsx?$' },
      to: {
        path: '^packages/storefront/src/features/',
        pathNot: '^packages/storefront/src/features/($1/|[^/]+/(index|server)\\.ts$)',
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'config-sees-only-themes-of-ui',
      severity: 'error',
      from: { path: '^packages/config/' },
      to: { path: '^packages/ui/', pathNot: '^packages/ui/src/themes/' },
    },
    {
      name: 'apps-do-not-import-apps',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'search-engine-only-in-api',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^(packages/search-engine|apps/api)/' },
      to: { path: '^packages/search-engine/' },
    },
    {
      name: 'production-knows-no-tests',
      comment:
        'What only tests need stands in the test folder of its package, or in packages/testing, and is never built.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '(^packages/testing/)|\\.(test|stories)\\.tsx?$' },
      to: { path: '(^(packages|apps)/[^/]+/(test|bench)/)|(^packages/testing/)|\\.(test|stories)\\.tsx?$' },
    },
    {
      name: 'no-deep-imports',
      comment: 'Other packages are reached by name through their exports, never by relative path.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^(?:packages|apps)/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'by-faces-of-subjects',
      comment: 'A folder of domain, config or ui is reached by its index.ts, or by a face named in the exports of ui.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/(domain|config|ui)/',
        pathNot: [
          '^packages/$1/',
          '^packages/(domain|config|ui)/src/[^/]+/index\\.ts$',
          '^packages/ui/src/(amount-field/amount|theme/css|theme/contract\\.css|themes/typeface-file\\.d)\\.ts$',
        ],
      },
    },
    {
      name: 'pure-core',
      comment: 'Rules know no Node, no React, no framework.',
      severity: 'error',
      from: {
        path: '^packages/(domain|finance|config|search)/src/',
        pathNot: '(^packages/search/src/react/)|\\.test\\.ts$',
      },
      to: {
        path: '(^node_modules/(react|react-dom|next|react-instantsearch)/)|^(fs|path|crypto|http|os|worker_threads)$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css(\\?url)?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What a new template begins with stands on packages that only it installs.
    exclude: { path: '(^|/)(dist|\\.next|storybook-static|drizzle)/|^packages/create-forecourt-template/template/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@forecourt/source', 'import', 'types', 'default', 'node'],
    },
  },
};
