import { createContext } from 'react';

/** Number of columns of the grid around an element; null outside of a grid. */
export const ColumnsContext = createContext<number | null>(null);
