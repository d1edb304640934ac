/** The app's entry. */
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk';
import { CONFIG_ELEMENT, type DeskConfig } from './DeskConfig';
import { DeskRouter } from './location/DeskRouter';

const config = JSON.parse(document.getElementById(CONFIG_ELEMENT)!.textContent) as DeskConfig;

createRoot(document.getElementById('desk')!).render(
  <DeskRouter>
    <Desk config={config} />
  </DeskRouter>,
);
