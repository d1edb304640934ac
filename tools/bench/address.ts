/** An address that exists, of everybody who registers or orders. */
export const address = {
  gender: 'female',
  firstName: 'Lea',
  lastName: 'Brunner',
  streetName: 'Bahnhofstrasse',
  streetNumber: '1',
  zip: '8001',
  city: 'Zürich',
};
