ALTER TABLE "sku" ADD COLUMN "imported_stock" integer;--> statement-breakpoint
-- What orders have taken since the last loading is not known; from here on it is.
UPDATE "sku" SET "imported_stock" = "stock";
