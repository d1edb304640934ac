import { screen } from '@testing-library/react';
import { renderInPage } from '../testing';
import { CheckboxField } from './CheckboxField';
import { RadioField } from './RadioField';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const select = (
  <SelectField label="Name" hint="As on the passport" error="Missing">
    <option>Ada</option>
  </SelectField>
);

it.each([
  ['TextField', <TextField key="" label="Name" hint="As on the passport" error="Missing" />],
  ['TextArea', <TextArea key="" label="Name" hint="As on the passport" error="Missing" />],
  ['SelectField', select],
  ['CheckboxField', <CheckboxField key="" label="Name" hint="As on the passport" error="Missing" />],
])('connects label, hint and error with the control of a %s', (_, field) => {
  renderInPage(field);
  const control = screen.getByLabelText('Name');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Missing As on the passport');
});

it('labels a field whose label is visually hidden', () => {
  renderInPage(<TextField label="Search" hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeValid();
});

it('labels a group of radio buttons and each of them', () => {
  const options = [
    { value: 'f', label: 'Ms' },
    { value: 'm', label: 'Mr' },
  ];
  renderInPage(<RadioField label="Salutation" name="s" value="m" onChange={jest.fn()} options={options} />);
  expect(screen.getByRole('group', { name: 'Salutation' })).toContainElement(screen.getByRole('radio', { name: 'Ms' }));
  expect(screen.getByRole('radio', { name: 'Mr' })).toBeChecked();
});
