/** "De" before a name: "d’Anne", "de Marc". */
export function de(name: string): string {
  return /^[aeiouyhâàéèêëîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
