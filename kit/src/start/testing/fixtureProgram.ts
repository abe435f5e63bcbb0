/** A program for child.test.ts: what it does at its start and at SIGTERM is told on its command line. */
const [atStart, atTerm] = process.argv.slice(2);

process.stdout.write(`started with ${atStart}\n`);
process.on('SIGTERM', () => {
  if (atTerm !== 'stays') process.exit(0);
});
process.on('disconnect', () => process.exit(0));

if (atStart === 'fails') {
  process.stderr.write('the reason it fails\n');
  process.exit(3);
}
if (atStart === 'ready') process.send?.({ type: 'ready' });
