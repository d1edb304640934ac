import { createContext } from 'react';

/** How many elements stand side by side where one stands; null outside of a grid. */
export const ColumnsContext = createContext<number | null>(null);
