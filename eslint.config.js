import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The import rules: who may import what. */
const forbid = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });
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
/** Inside the engine, imports point downward: hearing and report; asking and judging; record; filed, ordinance, said, knowledge and
 *  catalog; claims; language; lexicon; base. */
const above = (...folders) => ({
  group: folders.map((folder) => `../${folder}/**`),
  allowTypeImports: true,
  message: 'inside the engine, imports point downwards (types excepted).',
});

/** Folders above the claims, which lexicon, language and claims must not know about. */
const overClaims = [
  'said',
  'knowledge',
  'catalog',
  'ordinance',
  'filed',
  'minutes',
  'record',
  'judging',
  'coaching',
  'asking',
  'proceeding',
  'hearing',
  'report',
];

export default tseslint.config(
  {
    ignores: [
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
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['vitest.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CatchClause > BlockStatement[body.length=0]',
          message: 'A silent catch hides a fault: handle it, or say why not.',
        },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  { files: ['packages/contract/src/**'], rules: forbid(noServer, noWeb, noEngine, noNode) },
  {
    files: ['packages/engine/src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      ...forbid(noServer, noWeb, typesOnly, noNode),
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'chance comes from base/random.ts, by seed.' },
        { object: 'Date', property: 'now', message: 'the engine has no clock: take the instant as an argument.' },
      ],
      'no-restricted-globals': [
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
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'the engine has no clock.' },
        {
          selector: "CallExpression[callee.property.name='localeCompare']",
          message: 'the order must be the same everywhere.',
        },
        { selector: 'CatchClause > BlockStatement[body.length=0]', message: 'A silent catch hides a fault.' },
      ],
    },
  },
  {
    files: ['packages/engine/src/{base,lexicon}/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noServer, noWeb, typesOnly, noNode, above('language', 'claims', ...overClaims)),
  },
  {
    files: ['packages/engine/src/language/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noServer, noWeb, typesOnly, noNode, above('claims', ...overClaims)),
  },
  {
    files: ['packages/engine/src/claims/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noServer, noWeb, typesOnly, noNode, above(...overClaims)),
  },
  {
    files: ['packages/engine/src/{catalog,knowledge,said,ordinance,filed,minutes}/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid(
      noServer,
      noWeb,
      typesOnly,
      noNode,
      above('record', 'asking', 'judging', 'coaching', 'proceeding', 'hearing', 'report'),
    ),
  },
  {
    files: ['packages/engine/src/record/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid(
      noServer,
      noWeb,
      typesOnly,
      noNode,
      above('asking', 'judging', 'coaching', 'proceeding', 'hearing', 'report'),
    ),
  },
  {
    files: ['packages/engine/src/{asking,judging,coaching,proceeding}/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid(noServer, noWeb, typesOnly, noNode, above('hearing', 'report')),
  },
  { files: ['packages/server/src/**'], rules: forbid(noWeb) },
  {
    files: ['packages/web/src/**'],
    rules: forbid(noServer, noNode),
  },
  {
    files: ['packages/web/src/**'],
    // Looking for components where there are none takes as long as checking them.
    ignores: ['**/*.test.*', 'packages/web/src/texts/**'],
    plugins: { 'jsx-a11y': a11y, 'react-hooks': hooks },
    rules: { ...a11y.flatConfigs.recommended.rules, ...hooks.configs.recommended.rules },
  },
  {
    // Playwright reads the destructuring pattern of a fixture's first argument to see which other fixtures it needs; an empty one needs
    // none.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
);
