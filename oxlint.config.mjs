/** The import rules: who may import what. */
const forbid = (...patterns) => ({ 'eslint/no-restricted-imports': ['error', { patterns }] });
const noServer = {
  group: ['@rostrum/server', '**/packages/server/**', '**/server/src/**'],
  message: 'web and server meet only on the wire.',
};
const noWeb = {
  group: ['@rostrum/web', '**/packages/web/**', '**/web/src/**'],
  message: 'web and server meet only on the wire.',
};
const noEngine = { group: ['@rostrum/engine', '@rostrum/engine/*'], message: 'the contract knows nobody.' };
const typesOnly = {
  group: ['@rostrum/contract'],
  allowTypeImports: true,
  message: 'the engine takes only types from the contract, so that at run time it knows nobody.',
};
const noNode = { group: ['node:*', 'fs', 'path', 'os', 'crypto'], message: 'the engine does no input or output.' };
const ofEngine = [noServer, noWeb, typesOnly, noNode];

/** The folders of the engine from the bottom up: a file imports from its own level and from those before it, never from those after it. */
const levels = [
  ['base', 'lexicon'],
  ['language'],
  ['claims'],
  ['catalog', 'knowledge', 'said', 'ordinance', 'filed', 'minutes'],
  ['record'],
  ['asking', 'judging', 'coaching', 'proceeding'],
  ['hearing', 'report'],
];
const above = (level) => ({
  group: levels
    .slice(level + 1)
    .flat()
    .map((folder) => `../${folder}/**`),
  allowTypeImports: true,
  message: 'inside the engine, imports point downward (types excepted).',
});

const withTypes = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.ts', '**/*.test.tsx'];

export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/house-rules.mjs'],
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/dist-test/**',
    '**/dist-types/**',
    '**/node_modules/**',
    '**/public/**',
    '**/generated/**',
    'data/**',
    'test-results/**',
    'playwright-report/**',
  ],
  categories: { correctness: 'error' },
  // What is worth an error although the linter doesn't count it as plainly wrong.
  rules: {
    'eslint/no-case-declarations': 'error',
    'eslint/no-fallthrough': 'error',
    'eslint/no-prototype-builtins': 'error',
    'eslint/no-array-constructor': 'error',
    'eslint/no-empty': 'error',
    'eslint/no-regex-spaces': 'error',
    'eslint/no-unexpected-multiline': 'error',
    'eslint/no-useless-assignment': 'error',
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'eslint/preserve-caught-error': 'error',
    // These are right elsewhere: a sort of strings, a string taken apart by code points, cells that their table gives keys, roles on elements
    // that no tag has.
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-misused-spread': 'off',
    'react/jsx-key': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      files: withTypes,
      rules: {
        'eslint/no-var': 'error',
        'eslint/prefer-const': 'error',
        'eslint/prefer-rest-params': 'error',
        'eslint/prefer-spread': 'error',
        'house/no-silent-catch': 'error',
        'typescript/ban-ts-comment': 'error',
        'typescript/consistent-type-imports': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
      },
    },
    {
      files: ['**/*.js', '**/*.mjs'],
      env: { node: true },
      rules: { 'eslint/no-redeclare': 'error', 'eslint/no-undef': 'error' },
    },
    {
      // Parts of these run in a page.
      files: [
        'bench/lighthouse/*.mjs',
        'scripts/pictures.mjs',
        'scripts/*-in-page.mjs',
        'scripts/browsers/in-page.mjs',
      ],
      env: { browser: true },
    },
    { files: ['packages/contract/src/**'], rules: forbid(noServer, noWeb, noEngine, noNode) },
    {
      files: ['packages/engine/src/**'],
      excludeFiles: tests,
      rules: {
        ...forbid(...ofEngine),
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'chance comes from base/random.ts, by seed.' },
          { object: 'Date', property: 'now', message: 'the engine has no clock: take the instant as an argument.' },
        ],
        'eslint/no-restricted-globals': [
          'error',
          'Intl',
          'console',
          'process',
          'fetch',
          'setTimeout',
          'setInterval',
          'window',
          'document',
        ],
        'house/no-clock': 'error',
        'house/no-locale-compare': 'error',
      },
    },
    ...levels.slice(0, -1).map((folders, level) => ({
      files: [`packages/engine/src/{${folders.join(',')}}/**`],
      excludeFiles: tests,
      rules: forbid(...ofEngine, above(level)),
    })),
    { files: ['packages/server/src/**'], rules: forbid(noWeb) },
    { files: ['packages/web/src/**'], rules: forbid(noServer, noNode) },
    {
      files: ['packages/web/src/**'],
      excludeFiles: tests,
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          {
            handlers: [
              'onClick',
              'onError',
              'onLoad',
              'onMouseDown',
              'onMouseUp',
              'onKeyPress',
              'onKeyDown',
              'onKeyUp',
            ],
            alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
            dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
            img: ['onError', 'onLoad'],
          },
        ],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': [
          'error',
          { ul: ['listbox', 'menu', 'radiogroup', 'tablist'], li: ['menuitem', 'option', 'tab'] },
        ],
      },
    },
    {
      // Playwright reads the destructuring pattern of a fixture's first argument to see which other fixtures it needs; an empty one needs
      // none.
      files: ['e2e/**'],
      rules: { 'eslint/no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
  ],
};
