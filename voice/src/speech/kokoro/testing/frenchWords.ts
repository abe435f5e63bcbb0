/**
 * A hundred French words and how they are said, in Kokoro's symbols: the last syllable stressed, as the makers of the
 * voice wrote their French. Written before the rules.
 */
export const frenchWords: Readonly<Record<string, string>> = Object.fromEntries(
  `bonjour bɔ̃ʒˈuʁ|merci mɛʁsˈi|table tˈabl|réservation ʁezɛʁvasjˈɔ̃|nom nˈɔ̃|téléphone telefˈɔn|demain dəmˈɛ̃
lundi lœ̃dˈi|mardi maʁdˈi|mercredi mɛʁkʁədˈi|jeudi ʒødˈi|vendredi vɑ̃dʁədˈi|samedi samdˈi|dimanche dimˈɑ̃ʃ
janvier ʒɑ̃vjˈe|février fevʁijˈe|mars mˈaʁs|avril avʁˈil|mai mˈɛ|juin ʒyˈɛ̃|juillet ʒyijˈɛ|août ˈut
septembre sɛptˈɑ̃bʁ|octobre ɔktˈɔbʁ|novembre nɔvˈɑ̃bʁ|décembre desˈɑ̃bʁ|heure ˈœʁ|heures ˈœʁ|soir swˈaʁ|matin matˈɛ̃
voulez vulˈe|pouvez puvˈe|avez avˈe|parler paʁlˈe|manger mɑ̃ʒˈe|chambre ʃˈɑ̃bʁ|oiseau wazˈo|beau bˈo|eau ˈo|château ʃatˈo
fille fˈij|famille famˈij|ville vˈil|mille mˈil|travail tʁavˈaj|soleil sɔlˈɛj|montagne mɔ̃tˈaɲ|campagne kɑ̃pˈaɲ
garçon ɡaʁsˈɔ̃|français fʁɑ̃sˈɛ|leçon ləsˈɔ̃|cinq sˈɛ̃k|six sˈis|sept sˈɛt|huit yˈit|neuf nˈœf|dix dˈis|onze ˈɔ̃z
douze dˈuz|treize tʁˈɛz|quatorze katˈɔʁz|quinze kˈɛ̃z|seize sˈɛz|vingt vˈɛ̃|trente tʁˈɑ̃t|quatre kˈatʁ|deux dˈø|trois tʁwˈa
bon bˈɔ̃|bonne bˈɔn|pain pˈɛ̃|vin vˈɛ̃|vent vˈɑ̃|temps tˈɑ̃|maison mɛzˈɔ̃|rose ʁˈoz|chose ʃˈoz|poisson pwasˈɔ̃
poison pwazˈɔ̃|question kɛstjˈɔ̃|quand kˈɑ̃|quel kˈɛl|guide ɡˈid|guerre ɡˈɛʁ|rouge ʁˈuʒ|photo fɔtˈo|théâtre teˈatʁ
hôtel otˈɛl|hiver ivˈɛʁ|mer mˈɛʁ|fer fˈɛʁ|sac sˈak|chef ʃˈɛf|avec avˈɛk|neige nˈɛʒ|lait lˈɛ|jamais ʒamˈɛ|peu pˈø
fleur flˈœʁ|soeur sˈœʁ|coeur kˈœʁ|lune lˈyn|rue ʁˈy|tu tˈy|oui wˈi|nuit nyˈi|suis syˈi|fruit fʁyˈi|voix vwˈa|choix ʃwˈa
taxi taksˈi|examen ɛɡzamˈɛ̃|place plˈas|grand ɡʁˈɑ̃|petit pətˈi|petite pətˈit|enfant ɑ̃fˈɑ̃|client klijˈɑ̃`
    .split(/[|\n]/)
    .map((pair): [string, string] => {
      const [word = '', sound = ''] = pair.trim().split(' ');
      return [word, sound];
    }),
);
