import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText';

const html = `
<p>Ein gutes Fondue braucht <strong>wenig</strong>: zwei Sorten Käse, einen trockenen Weisswein und Zeit.
Was wir darüber gelernt haben, steht im <a href="/ratgeber">Ratgeber</a>.</p>
<h2>Das gehört hinein</h2>
<ul><li>400 g Gruyère, zwölf Monate gereift</li><li>400 g Vacherin</li><li>3 dl Fendant</li></ul>
<h2>So geht es</h2>
<ol><li>Caquelon mit Knoblauch ausreiben.</li><li>Wein erwärmen, Käse nach und nach einrühren.</li>
<li>In Achten rühren, bis alles glänzt.</li></ol>
<blockquote>Wer das Brot verliert, singt ein Lied.</blockquote>
<table><tbody><tr><th>Personen</th><th>Käse</th><th>Brot</th></tr><tr><td>2</td><td>400 g</td><td>300 g</td></tr>
<tr><td>4</td><td>800 g</td><td>600 g</td></tr></tbody></table>`;

const meta = { component: RichText, args: { html } } satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Everything an editor may use. */
export const Everything: Story = { tags: ['screenshot'] };
export const OneParagraph: Story = { args: { html: '<p>Handwäsche genügt.</p>' } };
