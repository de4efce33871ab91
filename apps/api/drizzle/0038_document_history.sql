CREATE TABLE "document_versions" (
	"kind" text NOT NULL,
	"document_id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"document" jsonb,
	"restores" integer,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"note" text,
	CONSTRAINT "document_versions_kind_document_id_version_pk" PRIMARY KEY("kind","document_id","version"),
	CONSTRAINT "document_versions_removed" CHECK ((document is null) = (action = 'remove')),
	CONSTRAINT "document_versions_restores" CHECK ((restores is not null) = (action = 'undo'))
);
--> statement-breakpoint
INSERT INTO "document_versions" ("kind", "document_id", "version", "action", "document", "who", "at")
	SELECT 'site', "website_id", 1, 'found', "document", 'not known', "updated_at" FROM "sites";--> statement-breakpoint
INSERT INTO "document_versions" ("kind", "document_id", "version", "action", "document", "who", "at")
	SELECT 'dealership', "id", 1, 'found', "document", 'not known', "updated_at" FROM "dealerships";--> statement-breakpoint
INSERT INTO "document_versions" ("kind", "document_id", "version", "action", "document", "who", "at")
	SELECT 'dealership', "id", 2, 'remove', NULL, 'not known', "removed_at" FROM "dealerships" WHERE "removed_at" IS NOT NULL;
