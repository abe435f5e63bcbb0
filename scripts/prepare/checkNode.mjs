const oldest = [20, 19];

/** Ends with a plain sentence on a Node.js that is too old even to start from. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  process.stderr.write(
    `Belldesk needs Node.js ${oldest.join('.')} or newer to start; this is ${process.versions.node}.\n`,
  );
  process.exit(2);
}
