-- The stems of a text's words in a language, by which a word and its other forms are one.
CREATE FUNCTION shop_stem(locale text, value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE locale
    WHEN 'de' THEN plainto_tsquery('shop_de'::regconfig, value)
    WHEN 'fr' THEN plainto_tsquery('shop_fr'::regconfig, value)
    WHEN 'en' THEN plainto_tsquery('shop_en'::regconfig, value)
    WHEN 'it' THEN plainto_tsquery('shop_it'::regconfig, value)
  END::text;--> statement-breakpoint
CREATE TABLE "search_count" (
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"term" text NOT NULL,
	"day" date NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"without_result" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_count_site_day_locale_term_pk" PRIMARY KEY("site","day","locale","term")
);
--> statement-breakpoint
ALTER TABLE "attribute_value" ADD COLUMN "words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "synonym" ADD COLUMN "stem" text GENERATED ALWAYS AS (shop_stem(locale, term)) STORED;--> statement-breakpoint
CREATE INDEX "synonym_stem" ON "synonym" USING btree ("site","locale","stem");