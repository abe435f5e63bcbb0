/** One letter's name, where flite would not say it: a lone "a" is an article. */
const letter = (character: string): string =>
  /a/i.test(character) ? 'ay' : character.toUpperCase();

/** Domains' ends that are spelled, not read. */
const SPELLED_ENDS = new Set(['uk', 'us', 'eu', 'de', 'fr', 'io', 'ai', 'tv', 'ie']);

function spokenDomain(domain: string): string {
  return domain
    .split('.')
    .map((label) => {
      if (label.toLowerCase() === 'www') return 'triple w';
      return SPELLED_ENDS.has(label.toLowerCase())
        ? label.split('').map(letter).join(' ')
        : spokenLabel(label);
    })
    .join(' dot ');
}

const spokenLabel = (label: string): string =>
  label.replaceAll('-', ' dash ').replaceAll('_', ' underscore ');

/** E-mail and web addresses: "info at example dot co dot U K". */
export function speakAddresses(text: string): string {
  return text
    .replace(/\b([\w.+-]+)@((?:[a-z\d-]+\.)+[a-z]{2,})\b/gi, (_, local: string, domain: string) => {
      const said = spokenLabel(local).replaceAll('.', ' dot ').replaceAll('+', ' plus ');
      return `${said} at ${spokenDomain(domain)}`;
    })
    .replace(/\bhttps?:\/\//gi, '')
    .replace(
      /\b(?:www\.(?:[a-z\d-]+\.)+[a-z]{2,}|(?:[a-z\d-]+\.)+(?:com|org|net|co\.uk|io))\b/gi,
      (domain) => spokenDomain(domain),
    );
}

/** Letters said one by one: "S-M-I-T-H", "A B C". */
export function speakSpelling(text: string): string {
  return text.replace(/(?<![A-Za-z])[A-Za-z](?:[ -][A-Za-z]){2,}(?![A-Za-z'])/g, (spelled) =>
    spelled.split(/[ -]/).map(letter).join(', '),
  );
}
