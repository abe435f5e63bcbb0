/**
 * A hundred Spanish words and how Castile says them, in Kokoro's symbols: ˈ before the stressed vowel, as the makers of
 * the voice wrote their Spanish. Written before the rules.
 */
export const spanishWords: Readonly<Record<string, string>> = Object.fromEntries(
  `hola ˈola|gracias ɡɾˈaθjas|buenos bwˈenos|días dˈias|llamar ʎamˈaɾ|reserva resˈeɾβa|mesa mˈesa|noche nˈoʧe
nombre nˈombɾe|teléfono telˈefono|mañana maɲˈana|jueves xwˈeβes|viernes bjˈeɾnes|sábado sˈaβaðo|domingo domˈinɡo
lunes lˈunes|martes mˈaɾtes|miércoles mjˈeɾkoles|enero enˈeɾo|febrero feβɾˈeɾo|octubre oktˈuβɾe|diciembre diθjˈembɾe
ayudar aʝuðˈaɾ|quiere kjˈeɾe|guerra ɡˈera|guitarra ɡitˈara|pingüino pinɡwˈino|perro pˈero|pero pˈeɾo|rosa rˈosa
honra ˈonra|zapato θapˈato|cena θˈena|cinco θˈinko|cocina koθˈina|queso kˈeso|jamón xamˈon|gente xˈente|girar xiɾˈaɾ
agua ˈaɣwa|cuatro kwˈatɾo|cuenta kwˈenta|ciudad θjuðˈað|usted ustˈeð|habitación aβitaθjˈon|información infoɾmaθjˈon
también tambjˈen|aquí akˈi|está estˈa|estás estˈas|café kafˈe|menú menˈu|número nˈumeɾo|rápido rˈapiðo|música mˈusika
cliente kljˈente|servicio seɾβˈiθjo|precio pɾˈeθjo|siete sjˈete|ocho ˈoʧo|nueve nwˈeβe|diez djˈeθ|once ˈonθe|doce dˈoθe
trece tɾˈeθe|catorce katˈoɾθe|veinte bˈAnte|treinta tɾˈAnta|auto ˈWto|aire ˈIɾe|hay ˈI|hoy ˈoɪ|muy mwˈi|rey rˈA
euro ˈeʊɾo|deuda dˈeʊða|país paˈis|oír oˈiɾ|calle kˈaʎe|lluvia ʎˈuβja|niño nˈiɲo|año ˈaɲo|mujer muxˈeɾ|hotel otˈel
español espaɲˈol|feliz felˈiθ|verdad beɾðˈað|examen eksˈamen|taxi tˈaksi|exacto eksˈakto|chocolate ʧokolˈate
vino bˈino|vaso bˈaso|uva ˈuβa|abierto aβjˈeɾto|cerrado θerˈaðo|dónde dˈonde|cuándo kwˈando|hora ˈoɾa|ahora aˈoɾa
jardín xaɾðˈin|ningún ninɡˈun|banco bˈanko|desde dˈesðe|alguno alɣˈuno|yo ʝˈo|playa plˈaʝa|tuyo tˈuʝo`
    .split(/[|\n]/)
    .map((pair): [string, string] => {
      const [word = '', sound = ''] = pair.trim().split(' ');
      return [word, sound];
    }),
);
