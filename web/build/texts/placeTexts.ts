import type { NodePath, PluginObj, Visitor } from '@babel/core';
import { types as t } from '@babel/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { Catalogue } from './catalogue.ts';

/** A text without plural: pieces, and names of what is put between them. */
type Plain = readonly (string | readonly [name: string])[];

/**
 * Babel plugin that runs after Lingui's macros and puts each text in its language where it is used. A text without
 * plural and elements becomes a plain string or template again, so that a page carries no runtime for it; the others
 * keep the call, with the text parsed.
 */
export function placeTexts(catalogue: Catalogue): PluginObj {
  return {
    name: 'place-texts',
    visitor: { Program: { exit: (program) => placeIn(program, catalogue) } },
  };
}

function placeIn(program: NodePath<t.Program>, catalogue: Catalogue): void {
  // On the way out: a text among the values of another is in its place first.
  const visitor: Visitor = { exit: (path) => path.isObjectExpression() && place(path, catalogue) };
  program.traverse(visitor);
  dropUnusedImports(program);
}

function place(path: NodePath<t.ObjectExpression>, catalogue: Catalogue): void {
  if (!path.node.leadingComments?.some(({ value }) => value.includes('i18n'))) return;
  const id = property(path.node, 'id');
  const message = property(path.node, 'message');
  if (!t.isStringLiteral(id) || !t.isStringLiteral(message)) return;
  const text = catalogue.get(id.value) ?? compileMessage(message.value);
  const values = property(path.node, 'values');
  const unknown = namesIn(text).find((name) => !property(values, name));
  if (unknown !== undefined)
    throw new Error(`the translation of "${message.value}" names {${unknown}}, which is not there`);
  const plain = plainOf(text);
  if (plain && path.parentPath.isCallExpression()) {
    path.parentPath.replaceWith(templateOf(plain, values));
    return;
  }
  const trans = path.parentPath.isJSXSpreadAttribute()
    ? path.findParent((up) => up.isJSXElement())
    : null;
  if (plain && trans && !property(path.node, 'components')) {
    replaceElement(trans, plain, values);
    return;
  }
  path.node.properties = [
    ...path.node.properties.filter(
      (one) => !['id', 'message', 'context', 'comment'].includes(nameOf(one) ?? ''),
    ),
    t.objectProperty(t.identifier('message'), t.valueToNode(text)),
  ];
}

function nameOf(node: t.ObjectExpression['properties'][number]): string | null {
  if (!t.isObjectProperty(node)) return null;
  if (t.isIdentifier(node.key)) return node.key.name;
  return t.isStringLiteral(node.key) || t.isNumericLiteral(node.key)
    ? String(node.key.value)
    : null;
}

function property(object: t.Node | undefined, name: string): t.Expression | undefined {
  if (!t.isObjectExpression(object)) return undefined;
  const found = object.properties.find((one) => nameOf(one) === name);
  return t.isObjectProperty(found) && t.isExpression(found.value) ? found.value : undefined;
}

function plainOf(text: CompiledMessage): Plain | null {
  if (typeof text === 'string') return [text];
  const isPlain = text.every((token) => typeof token === 'string' || token.length === 1);
  return isPlain ? (text as Plain) : null;
}

/** What a text names in braces, at any depth of its plurals. */
function namesIn(text: CompiledMessage): string[] {
  if (typeof text === 'string') return [];
  return text.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    const nested = choices && typeof choices === 'object' ? Object.values(choices) : [];
    return [name, ...nested.flatMap((one) => (Array.isArray(one) ? namesIn(one) : []))];
  });
}

function valueNamed(name: string, values: t.Expression | undefined): t.Expression {
  const value = property(values, name);
  if (!value) throw new Error(`no value {${name}}`);
  return t.cloneNode(value);
}

function templateOf(plain: Plain, values: t.Expression | undefined): t.Expression {
  const quasis = [''];
  const expressions: t.Expression[] = [];
  for (const piece of plain) {
    if (typeof piece === 'string') quasis.push(`${quasis.pop()}${piece}`);
    else {
      expressions.push(valueNamed(piece[0], values));
      quasis.push('');
    }
  }
  if (expressions.length === 0) return t.stringLiteral(quasis.join(''));
  const elements = quasis.map((cooked, index) =>
    t.templateElement(
      { raw: cooked.replace(/[\\`]|\$\{/g, String.raw`\$&`), cooked },
      index === quasis.length - 1,
    ),
  );
  return t.templateLiteral(elements, expressions);
}

function replaceElement(trans: NodePath, plain: Plain, values: t.Expression | undefined): void {
  const children = plain.map((piece) =>
    t.jsxExpressionContainer(
      typeof piece === 'string' ? t.stringLiteral(piece) : valueNamed(piece[0], values),
    ),
  );
  const parent = trans.parent;
  if (t.isJSXElement(parent) || t.isJSXFragment(parent))
    parent.children = parent.children.flatMap((child) => (child === trans.node ? children : child));
  else if (plain.length === 1 && typeof plain[0] === 'string')
    trans.replaceWith(t.stringLiteral(plain[0]));
  else trans.replaceWith(t.jsxFragment(t.jsxOpeningFragment(), t.jsxClosingFragment(), children));
}

/** The macros' imports of the runtime, where no text of the file needs it. */
function dropUnusedImports(program: NodePath<t.Program>): void {
  program.scope.crawl();
  for (const statement of program.get('body')) {
    if (!statement.isImportDeclaration()) continue;
    if (!statement.node.source.value.startsWith('#i18n/')) continue;
    const [specifier] = statement.node.specifiers;
    if (specifier && !program.scope.getBinding(specifier.local.name)?.referenced)
      statement.remove();
  }
}
