"""`make audit` fails for vulnerabilities, and not where its services cannot be reached."""

from tools.audit import npm_result, uv_result

NO_NETWORK = "error: Failed to audit\n  cause: error sending request for url (https://api.osv.dev/v1/querybatch)"


def test_vulnerable_python_packages_fail_the_audit() -> None:
    assert uv_result(0, "No known vulnerabilities") == "clean"
    assert uv_result(1, "Found 1 known vulnerability") == "vulnerable"
    assert uv_result(1, f"Found 1 known vulnerability\n{NO_NETWORK}") == "vulnerable"
    assert uv_result(2, NO_NETWORK) == "unreachable"
    assert uv_result(2, "error: uv.lock is damaged") == "vulnerable", "an audit that fails is no audit"


def test_vulnerable_packages_of_the_client_fail_the_audit() -> None:
    assert npm_result(0, '{"vulnerabilities": {}}') == "clean"
    assert npm_result(1, '{"auditReportVersion": 2, "vulnerabilities": {"vite": {}}}') == "vulnerable"
    assert npm_result(1, '{"message": "405 Method Not Allowed", "error": {"summary": ""}}') == "unreachable"
    assert npm_result(1, "") == "vulnerable"
