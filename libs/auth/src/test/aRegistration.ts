/** A registration that nothing is wrong with, by the names of the fields. */
export const aRegistration = {
  email: 'anna@example.ch',
  password: 'Kirsch-Fondue-7',
  'address.gender': 'female',
  'address.firstName': 'Anna',
  'address.lastName': 'Muster',
  'address.streetName': 'Seestrasse',
  'address.streetNumber': '12',
  'address.zip': '8002',
  'address.city': 'Zürich',
};
