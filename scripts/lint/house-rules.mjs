/* Rules of this house that no linter brings along. */

const noSilentCatch = {
  create: (context) => ({
    CatchClause(node) {
      if (node.body.body.length === 0)
        context.report({ node, message: 'A silent catch hides a fault: handle it, or say why not.' });
    },
  }),
};

const noClock = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'The engine has no clock: take the instant as an argument.' });
    },
  }),
};

const noLocaleCompare = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.property?.name === 'localeCompare')
        context.report({ node, message: 'The order must be the same everywhere.' });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'no-silent-catch': noSilentCatch, 'no-clock': noClock, 'no-locale-compare': noLocaleCompare },
};
