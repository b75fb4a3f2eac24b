"""The OpenAPI document, from the list of routes and the types of the wire."""

from typing import Any

import msgspec

import sobremesa
from sobremesa.server.api import HIGHEST_SEAT, ROUTES
from sobremesa.server.route import Api
from sobremesa.server.wire import Refusal

REFUSED = {400: "cannot be read", 401: "no token", 403: "not allowed", 404: "not there"}
REFUSED |= {413: "too large", 422: "cannot be played so", 429: "too often"}


def document() -> dict[str, Any]:
    """The whole API, version 3.1."""
    named = [kind for api in ROUTES for kind in (api.gives, api.takes)]
    kinds = [Refusal, *(kind for kind in named if kind not in (None, str))]
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    found = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for api in ROUTES:
        paths.setdefault(api.path, {})[api.method.lower()] = _operation(api, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sobremesa", "version": sobremesa.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(api: Api, schemas: dict[str, Any]) -> dict[str, Any]:
    gives = {"type": "object"} if api.gives is str else schemas[repr(api.gives)]
    in_path = [name for name in ("table", "seat", "code") if f"{{{name}}}" in api.path]
    operation: dict[str, Any] = {
        "operationId": api.work.__name__,
        "summary": api.about,
        "parameters": [_parameter(name) for name in in_path],
        "responses": {
            str(api.status): {"description": "done", **_json(gives)},
            **{
                str(status): {"description": why, **_json(schemas[repr(Refusal)])}
                for status, why in REFUSED.items()
            },
        },
    }
    if api.takes:
        operation["requestBody"] = {"required": True, **_json(schemas[repr(api.takes)])}
    if api.needs_token or api.at_desk:
        operation["security"] = [{"token": []}]
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


def _parameter(name: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string"}
    if name == "seat":
        schema = {"type": "integer", "minimum": 0, "maximum": HIGHEST_SEAT}
    return {"name": name, "in": "path", "required": True, "schema": schema}
