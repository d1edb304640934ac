import type { z } from 'zod';
import type { Argument, Method, Service } from './defineService.ts';

type SchemaOf<A> = A extends Argument ? A[keyof A] : never;
type Outputs<Args extends readonly Argument[]> = { -readonly [Index in keyof Args]: z.output<SchemaOf<Args[Index]>> };
type Inputs<Args extends readonly Argument[]> = { -readonly [Index in keyof Args]: z.input<SchemaOf<Args[Index]>> };

export type MethodName<S extends Service> = keyof S['methods'] & string;

/** Tuple of a method's arguments after parsing. */
export type ArgsOf<S extends Service, M extends MethodName<S>> = Outputs<S['methods'][M]['args']>;

/** Tuple of the arguments a caller may send. */
export type ArgsInputOf<S extends Service, M extends MethodName<S>> = Inputs<S['methods'][M]['args']>;

/** Results of a method by name. */
export type ResultsOf<S extends Service, M extends MethodName<S>> = MethodResults<S['methods'][M]>;
export type MethodResults<M extends Method> = {
  -readonly [Name in keyof M['results']]: z.output<M['results'][Name]>;
};

/** The arguments a caller may send, by name. */
export type NamedArgs<M extends Method> = M['args'] extends readonly []
  ? unknown
  : z.input<z.ZodObject<{ [A in M['args'][number] as keyof A & string]: SchemaOf<A> }>>;
