ALTER TABLE "item_text" ADD COLUMN "borrowed_from" text;--> statement-breakpoint
-- So far an import's borrowed texts were known by being the same as in the other language.
UPDATE "item_text" t SET "borrowed_from" = o."locale" FROM "item_text" o, "item" i
WHERE o."site" = t."site" AND o."item_id" = t."item_id" AND i."site" = t."site" AND i."id" = t."item_id"
  AND i."source" = 'import' AND t."locale" = 'de' AND o."locale" <> 'de'
  AND t."title" = o."title" AND t."description" = o."description";--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "gtin" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "sku" s SET "gtin" = i."gtin" FROM "item" i WHERE i."site" = s."site" AND i."id" = s."item_id" AND i."gtin" <> '';--> statement-breakpoint
ALTER TABLE "item" DROP COLUMN "gtin";
