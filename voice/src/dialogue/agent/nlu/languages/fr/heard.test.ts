import { expect, test } from 'vitest';
import type { Question } from '../../../state.ts';
import { intents } from '../../intents/intents.ts';
import { hearYesNo } from '../../intents/yesNo.ts';
import { clock, heard } from '../testing/heard.ts';
import { frenchDigits } from './numbers.ts';

const france = { language: 'fr-FR', timeZone: 'Europe/Paris', country: 'FR' } as const;
const hear = (said: string, asked: Question) => heard(said, asked, france);

test.each([
  ["aujourd'hui", '2026-11-20'],
  ['ce soir', '2026-11-20'],
  ['demain', '2026-11-21'],
  ['demain matin', '2026-11-21'],
  ['après-demain', '2026-11-22'],
  ['apres demain', '2026-11-22'],
  ['vendredi prochain', '2026-11-27'],
  ['mardi', '2026-11-24'],
  ['ce samedi', '2026-11-21'],
  ['lundi de la semaine prochaine', '2026-11-23'],
  ['jeudi en huit', '2026-12-03'],
  ['dans deux semaines', '2026-12-04'],
  ['dans quinze jours', '2026-12-04'],
  ['dans huit jours', '2026-11-27'],
  ['dans trois jours', '2026-11-23'],
  ['le 3 décembre', '2026-12-03'],
  ['le vingt et un décembre', '2026-12-21'],
  ['vendredi 4 décembre', '2026-12-04'],
  ['le premier janvier', '2027-01-01'],
  ['le 5 mars 2027', '2027-03-05'],
  ['le douze', '2026-12-12'],
  ['douze', '2026-12-12'],
  ['3/12', '2026-12-03'],
  ['à Noël', '2026-12-25'],
  ['la Saint-Sylvestre', '2026-12-31'],
])('the day "%s" is %s', (said, date) => {
  expect(hear(said, 'date').date).toBe(date);
});

test('a weekend is a span', () => {
  expect(hear('ce week-end', 'date').span).toBe('weekend');
});

test.each([
  ['dix-neuf heures trente', '19:30'],
  ['19h30', '19:30'],
  ['19 h 30', '19:30'],
  ['19:30', '19:30'],
  ['vingt heures', '20:00'],
  ['vers vingt et une heures', '21:00'],
  ['20 h', '20:00'],
  ['vingt', '20:00'],
  ['huit heures du soir', '20:00'],
  ['à neuf heures du matin', '09:00'],
  ['à huit heures', '08:00?'],
  ['sept heures et demie', '07:30?'],
  ['huit heures moins le quart', '07:45?'],
  ['deux heures et quart de l’après-midi', '14:15'],
  ['à une heure', '01:00?'],
  ['à midi', '12:00'],
  ['midi et demi', '12:30'],
  ['midi moins le quart', '11:45'],
  ['minuit', '00:00'],
  ['08h30', '08:30'],
  ['dix-neuf heures quarante-cinq', '19:45'],
  ['aux alentours de vingt heures', '20:00'],
])('the hour "%s" is %s', (said, time) => {
  expect(clock(hear(said, 'time'))).toBe(time);
});

test.each([
  ['soixante-dix', '70'],
  ['soixante et onze', '71'],
  ['soixante-dix-sept', '77'],
  ['quatre-vingts', '80'],
  ['quatre-vingt-un', '81'],
  ['quatre-vingt-dix', '90'],
  ['quatre-vingt-dix-neuf', '99'],
  ['septante et un', '71'],
  ['huitante-cinq', '85'],
  ['nonante-neuf', '99'],
  ['vingt et un', '21'],
  ['cent vingt-deux', '122'],
  ['deux mille vingt-six', '2026'],
])('the number "%s" is %s', (said, digits) => {
  expect(frenchDigits(said.replace(/-/g, ' '))).toBe(digits);
});

test.each([
  ['quatre', 4],
  ['on sera cinq', 5],
  ['nous serons huit personnes', 8],
  ['pour deux', 2],
  ['ma femme et moi', 2],
  ['deux adultes et un enfant', 3],
  ['juste moi', 1],
  ['une personne', 1],
  ['six et un bébé', 7],
  ['une demi-douzaine', 6],
  ['trente-deux', 32],
])('"%s" are %i', (said, partySize) => {
  expect(hear(said, 'party-size').partySize).toBe(partySize);
});

test.each([
  ['zéro six douze trente-quatre cinquante-six soixante-dix-huit', '+33612345678'],
  ['06 12 34 56 78', '+33612345678'],
  ['06.12.34.56.78', '+33612345678'],
  ['plus trente-trois six douze trente-quatre cinquante-six septante-huit', '+33612345678'],
  ['zéro un quarante-deux quatre-vingt-dix-huit soixante et onze quatre-vingts', '+33142987180'],
])('the telephone number "%s" is %s', (said, phone) => {
  expect(hear(said, 'phone').phone).toBe(phone);
});

test('a Belgian number', () => {
  const there = { language: 'fr-BE', timeZone: 'Europe/Brussels', country: 'BE' } as const;
  expect(heard('zéro quatre septante et un nonante-deux douze treize', 'phone', there).phone).toBe(
    '+32471921213',
  );
});

test.each([
  ['Marie Dupont', 'Marie Dupont'],
  ["je m'appelle Marie Lefèvre", 'Marie Lefèvre'],
  ['au nom de Roy, s’il vous plaît', 'Roy'],
  ['je suis Anne', 'Anne'],
  ['Müller avec un tréma', 'Müller'],
  ['mettez au nom de madame Girard', 'Girard'],
  ['Dupont, D U P O N T', 'Dupont'],
  ['mon nom est Léa Petit et mon numéro est le 06 12 34 56 78', 'Léa Petit'],
])('the name "%s" is %s', (said, name) => {
  expect(hear(said, 'name').name).toBe(name);
});

test.each([
  ['oui', 'yes'],
  ["d'accord, parfait", 'yes'],
  ["c'est ça", 'yes'],
  ['tout à fait', 'yes'],
  ['pourquoi pas', 'yes'],
  ['non', 'no'],
  ['non merci', 'no'],
  ["ce n'est pas ça", 'no'],
  ['pas du tout', 'no'],
  ['absolument pas', 'no'],
  ['bien entendu', 'yes'],
])('"%s" says %s', (said, meaning) => {
  expect(hearYesNo(hear(said, 'confirm-booking').words)).toBe(meaning);
});

test.each([
  ['une table pour quatre demain à dix-neuf heures trente', 4, '2026-11-21', '19:30'],
  [
    'samedi à dix-neuf heures, non, plutôt dimanche à vingt heures, on sera deux',
    2,
    '2026-11-22',
    '20:00',
  ],
  ['Auriez-vous une table pour six samedi à 20h30 ?', 6, '2026-11-21', '20:30'],
  ['pour trois personnes après-demain à midi', 3, '2026-11-22', '12:00'],
])('"%s" tells all at once', (said, partySize, date, time) => {
  const found = hear(said, 'how-can-i-help');
  expect([found.partySize, found.date, clock(found)]).toEqual([partySize, date, time]);
});

test.each([
  ['non, plutôt cinq', { partySize: 5 }],
  ['non, dimanche', { date: '2026-11-22' }],
  ['non, trois nuits', { nights: 3 }],
])('the correction "%s"', (said, slots) => {
  expect(hear(said, 'confirm-booking')).toMatchObject(slots);
});

test.each([
  ['je veux parler à quelqu’un', intents.person],
  ['passez-moi le responsable', intents.person],
  ['je ne veux pas parler à une machine', intents.person],
  ["pardon, je n'ai pas bien entendu", intents.repeat],
  ["j'ai une réservation pour demain et je voudrais la changer", intents.changeExisting],
  ['prévenez Marthe que je ne peux pas venir', intents.message],
  ['êtes-vous un robot ?', intents.robot],
  ['vous pouvez répéter ?', intents.repeat],
  ['comment ?', intents.repeat],
  ['un instant, s’il vous plaît', intents.wait],
  ['au revoir', intents.goodbye],
  ['à demain', intents.goodbye],
  ['laissez tomber', intents.abandon],
  ['ce n’est plus la peine', intents.abandon],
  ['vous pouvez me redire ça ?', intents.repeat],
  ['Je voudrais annuler ma réservation', intents.changeExisting],
  ['je voudrais déplacer mon rendez-vous de vendredi à samedi', intents.changeExisting],
  ['Puis-je laisser un message ?', intents.message],
  ['dites à Anne que je serai en retard', intents.message],
  ['rappelez-moi', intents.message],
  ['je voudrais réserver', intents.book],
  ['il me faut un rendez-vous', intents.book],
  ['bonsoir', intents.greeting],
  ['merci beaucoup', intents.thanks],
])('"%s" is understood as what it wishes', (said, wish) => {
  expect(wish(hear(said, 'how-can-i-help').words)).toBe(true);
});

test.each([
  ['une chambre simple du 3 au 6 décembre', '2026-12-03', 3],
  ['une suite pour deux nuits à partir de demain', '2026-11-21', 2],
])('the stay "%s"', (said, date, nights) => {
  expect(hear(said, 'how-can-i-help')).toMatchObject({ date, nights });
});
