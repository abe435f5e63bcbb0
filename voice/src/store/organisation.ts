/** One installation is one organisation. */
export const ORG_ID = '00000000-0000-7000-8000-000000000001';
